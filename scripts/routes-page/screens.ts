import type { RouteName } from '../../src/react/dashboard/navigation/routes.ts';

/** What opens at each address of the portal. A route without its line does not compile. */
export const screens: Readonly<Record<RouteName, string>> = {
  signIn: 'Sign-in. `?next=` is where it leads.',
  signUp: 'Sign-up: name and email, then a link to the inbox.',
  forgot: 'Asks for the link to a new password.',
  reset: 'Sets a new password; `id` is the secret of one use from the email.',
  activation: 'Activates an account; `id` is the secret of one use from the email.',
  acceptInvitation: 'Accepts an invitation; only `email` can.',
  autologin: 'Signs in on another device: `?token=` of one use.',
  sso: 'Finishes single sign-on: the provider leads back here.',
  launch:
    'An EHR leads here to open a form for a patient (`iss`, `launch`, and `clinic` where several clinics have the same EHR).',
  launched: 'The EHR leads back here: shows the patient and the forms that can be opened.',
  commented: 'A proposal to comment on, for whoever has the link.',
  clinic: 'A clinic’s public card: its name, who runs it, the forms that are open to everyone.',
  link: 'What a short link leads to: a form, a file or a report.',
  userRoles: 'Members and roles, invitations, partner API keys, groups; for admins, the clinic’s accounts.',
  profile: 'The person’s own account, clinic and preferences.',
  shared: 'Files that colleagues have shared.',
  summary: 'Statistics of one form: `?category=`.',
  patients:
    'Patients of the clinic, over all forms that the person may read. `?q=`, `?sort=`, `?code=none` for those without a national ID number, and the page stand in the address.',
  patient: 'A patient with all files, trends and a timeline; `id` is the patient’s, or that of one of their files.',
  proposals: 'The person’s proposals.',
  createProposal: 'A proposal as a form. `?id=` opens a stored one.',
  generateProposal: 'A proposal as a chat.',
  root: 'The dashboard.',
  home: 'The dashboard.',
  services: 'Services; admins add and rename them.',
  serviceDetail: 'One service with its projects: `?service=`. Without it, the list of services.',
  projects: 'Projects within reach, by service.',
  formProjects: 'A service’s projects of one headline with their forms. `?project=` shows one.',
  files: 'Patient files of a form. `?q=`, `?sort=`, `?day=`, `?weekday=` and `?page=` are kept in the address.',
  fill: 'The form itself. `file` is `-` for a new one; then `code` leads to the file of that national ID number, or the response begins a file of `patient` and `code`. `page` is the page to fill.',
  entries: 'A file with its responses; `entry` is the response that is shown.',
  adminProjects: 'Projects of one headline, to add and rename. `service` is `-` for all services.',
  adminCategories:
    'Forms of a project, to add and set. `project` is `-` for all; `user` is the id of the member whose forms are listed, or `-`.',
  adminPages: 'The designer at the form’s pages; `role` is whom the preview fills it as.',
  adminQuestion: 'The designer at a page, and at a question of it: `?question=`.',
  adminCondition:
    'The designer at the conditions; `question` is the one whose condition is shown, else the first of `type`.',
  adminPreview: 'The preview of a form in the whole width, with the check that all of it can be reached.',
  adminVersions: 'The designer at the form’s versions.',
  adminAudit: 'The activity log.',
  adminReport: 'The designer at the printed report.',
};
