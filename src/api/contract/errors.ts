/**
 * Every refusal the server knows: HTTP status and the code that stays the same over releases.
 *
 * The sentence is `errors.<name>` in `locales/<language>/errors.json`; a test holds table, texts and documents together.
 */
export const errors = {
  badbody: { status: 400, code: 4000 },
  badjson: { status: 400, code: 4001 },
  unauthenticated: { status: 401, code: 4010 },
  wrongpassword: { status: 401, code: 4011 },
  secondstep: { status: 401, code: 4012 },
  forbidden: { status: 403, code: 4030 },
  originnotallowed: { status: 403, code: 4031 },
  notactivated: { status: 403, code: 4032 },
  signupclosed: { status: 403, code: 4033 },
  wrongcode: { status: 403, code: 4034 },
  totpneeded: { status: 403, code: 4035 },
  signinfirst: { status: 403, code: 4036 },
  wrongkey: { status: 403, code: 4037 },
  signinagain: { status: 403, code: 4038 },
  unknown: { status: 404, code: 4040 },
  unknowncategory: { status: 404, code: 4041 },
  unpublished: { status: 404, code: 4042 },
  deadlink: { status: 404, code: 4043 },
  unknownpath: { status: 404, code: 4044 },
  methodnotallowed: { status: 405, code: 4050 },
  timedout: { status: 408, code: 4080 },
  idtaken: { status: 409, code: 4090 },
  olderrev: { status: 409, code: 4091 },
  slugtaken: { status: 409, code: 4092 },
  notempty: { status: 409, code: 4093 },
  secondstepon: { status: 409, code: 4094 },
  secondstepoff: { status: 409, code: 4095 },
  otherclinic: { status: 409, code: 4096 },
  notmergeable: { status: 409, code: 4098 },
  withdrawn: { status: 410, code: 4100 },
  toolarge: { status: 413, code: 4130 },
  clinicfull: { status: 413, code: 4131 },
  toomuchforexcel: { status: 413, code: 4133 },
  toomuchtoread: { status: 413, code: 4134 },
  badmediatype: { status: 415, code: 4150 },
  badfiletype: { status: 415, code: 4151 },
  unreadablefile: { status: 415, code: 4152 },
  brokenrule: { status: 422, code: 4220 },
  brokendefinition: { status: 422, code: 4221 },
  invalidpatient: { status: 422, code: 4222 },
  notconfirmed: { status: 422, code: 4225 },
  unreadableform: { status: 422, code: 4226 },
  addressrefused: { status: 422, code: 4227 },
  badcolour: { status: 422, code: 4228 },
  toomany: { status: 429, code: 4290 },
  formfull: { status: 429, code: 4291 },
  formbusy: { status: 429, code: 4292 },
  internal: { status: 500, code: 5000 },
  /** The client's own: any failure of an auth or user call. */
  authcallfailed: { status: 0, code: 5001 },
  /** The client's own: no reply came. */
  offline: { status: 0, code: 5002 },
  /** The client's own: a reply came that is not the server's, such as a proxy's page. */
  unreadablereply: { status: 0, code: 5003 },
  unavailable: { status: 503, code: 5030 },
} as const;

export type ErrorName = keyof typeof errors;
