import { iranMedicalTemplate } from './iran-medical/iran-medical-template.ts';
import { spirit2025Template } from './spirit-2025/spirit-2025-template.ts';
import { standardTemplate } from './standard/standard-template.ts';
import type { ProposalTemplate } from './types.ts';

/** The templates that Porsa brings. Screens use `loadTemplate`, which fetches one alone. */
export const templates: readonly ProposalTemplate[] = [standardTemplate, iranMedicalTemplate, spirit2025Template];
