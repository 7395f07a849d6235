import assistant from './assistant/assistant.css?inline';
import chat from './chat.css?inline';
import choices from './composer/choices.css?inline';
import composer from './composer/composer.css?inline';
import filling from './filling/filling.css?inline';
import log from './log/log.css?inline';
import summary from './summary/summary.css?inline';

/** The sheet of the chat, the frame around its parts last. */
export const chatStyles = [log, choices, assistant, composer, summary, filling, chat].join('\n');
