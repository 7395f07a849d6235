import { Type } from 'typebox';
import { Id, Localized, Role, shape } from '../primitives.ts';
import { CategorySettings, Definition, LaunchResources } from '../shapes.ts';

/** A published form as somebody may fill it. */
export const openedForm = {
  id: Id,
  slug: Type.String(),
  version: Type.Integer(),
  definition: Definition,
  role: Role,
  settings: CategorySettings,
  branding: shape({
    title: Localized,
    clinic: Localized,
    logo: Type.Optional(Type.String({ description: 'Address of `settings.logo`' })),
  }),
  launch: Type.Optional({
    ...LaunchResources,
    description: 'Of the launch contexts of a FHIR Questionnaire: `user`, the person who is signed in',
  }),
};
