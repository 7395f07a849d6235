import { Fragment, useEffect, useRef } from 'react';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import type { Command } from './command.ts';
import type { useFound } from './use-found.ts';

interface CommandListProps {
  readonly id: string;
  readonly commands: readonly Command[];
  /** Which of them is chosen. */
  readonly at: number;
  readonly search: ReturnType<typeof useFound>;
  readonly typed: string;
  onRun(command: Command, inNewTab: boolean): void;
  onPoint(id: string): void;
}

/** The lines of the palette by their groups, and below them how the search stands. */
export function CommandList({ id, commands, at, search, typed, onRun, onPoint }: CommandListProps) {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, commands.length]);
  const present = [...new Set(commands.map(({ group }) => group))];
  return (
    <>
      <div ref={list} id={id} role="listbox" className="porsa-portal-palette-list" aria-label={t('portal:palette')}>
        {present.map((group) => (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
            <div id={`${id}-${group}`} role="presentation" className="porsa-portal-palette-group">
              {t(`palette:group.${group}`)}
            </div>
            {commands.map((command, index) => (
              <Fragment key={command.id}>
                {command.group === group && (
                  <Option
                    id={`${id}-${index}`}
                    command={command}
                    chosen={index === at}
                    onRun={onRun}
                    onPoint={onPoint}
                  />
                )}
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <Standing count={commands.length} search={search} typed={typed.trim()} />
    </>
  );
}

interface OptionProps extends Pick<CommandListProps, 'onRun' | 'onPoint'> {
  readonly id: string;
  readonly command: Command;
  readonly chosen: boolean;
}

/** Pointed at, a line is the chosen one: mouse and keys never mean two different lines. */
function Option({ id, command, chosen, onRun, onPoint }: OptionProps) {
  const { icon, text, detail, keys } = command;
  return (
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className="porsa-portal-palette-option"
      onPointerMove={() => {
        if (!chosen) onPoint(command.id);
      }}
      onClick={(event) => onRun(command, event.ctrlKey || event.metaKey)}
    >
      <Icon of={icon} />
      <span className="porsa-portal-palette-text">
        <bdi>{unbroken(text)}</bdi>
        {detail && <small>{detail}</small>}
      </span>
      {keys && (
        <span className="porsa-portal-palette-keys" dir="ltr" aria-hidden="true">
          {keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}

/** How many there are, whether more are looked for, and what to do where nothing is found. */
function Standing({
  count,
  search,
  typed,
}: {
  readonly count: number;
  readonly search: CommandListProps['search'];
  readonly typed: string;
}) {
  const { t } = useLanguage();
  const describe = (): string => {
    if (search.state === 'failed') return t('palette:failed');
    if (search.state === 'searching') return t('palette:searching');
    if (count === 0) return t('portal:nothingFound', { text: typed });
    if (search.found?.more) return t('palette:more');
    return typed ? t('palette:count', { count }) : t('palette:hint');
  };
  return (
    <div className="porsa-portal-palette-foot">
      <span role="status">{describe()}</span>
      {search.state === 'failed' && (
        <button type="button" onClick={search.retry}>
          {t('common:retry')}
        </button>
      )}
    </div>
  );
}
