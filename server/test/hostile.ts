/** Values of every kind, for a place that takes one of them. */
export const confusions: readonly unknown[] = [null, true, 0, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, '', 'x', [], [[]], [null], {}, { $ne: 1 }, { length: 1e9 }, { toString: 'x' }];

/** Texts that have broken others: markup, SQL, paths, formats, controls, directions, digits of three scripts, lookalikes. */
export const naughtyTexts: readonly string[] = [
  `'; drop table files; --`, `" or ""="`, `\\'; select pg_sleep(9); --`, `%' or 1=1 --`, '%', '_', '%%%___', `<script>canary()</script>`, `<img src=x onerror=canary()>`, 'javascript:canary()',
  '../../../etc/passwd', '..\\..\\windows', 'file:///etc/passwd', '%00', '%2e%2e%2f', '{{7*7}}', '${7*7}', '#{7*7}', '=1+1', '@SUM(1)', '%s%s%s%n', '\r\nSet-Cookie: a=b', '\r\nBcc: all@elsewhere.test',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'NaN', 'undefined', 'null', 'Infinity', '1e400', '-0', '0x10', '１２３', '٣٫١٤', '۱۲۳', '\u202Egnp.exe', '\u2066x\u2069', '\u200Bx\u200C\u200D\uFEFF',
  'ي ك', 'ی ک', 'e\u0301'.repeat(50), `Z${'\u0351'.repeat(2000)}`, '👩‍👩‍👧‍👦', '\u{E0041}\u{E007F}', '\u{10FFFF}', '\u0001\u0007\u001b[31m', 'CON', 'a'.repeat(5000),
];

/** Keys that name what only the server says. */
export const assignedKeys: readonly string[] = [
  'role_', 'owner', 'ownerId', 'clinic', 'clinicId', 'clinic_id', 'created_at', 'createdAt', 'created_by', 'createdBy', 'deleted_at', 'access', 'isAdmin', 'user_id', 'verified', 'password_hash', 'hash', 'seq', 'lane', 'computed', 'body_hash', 'disabled_at',
];

type Json = readonly string[];

const values: Json = ['1', '-1.5', 'true', 'null', '"a"', '[]', '{}', '[1]', '{"a":1}'];
const brokenValues: Json = [
  '01', '+1', '.5', '1.', '-', '1e', '1e+', '0x1', '1_0', 'NaN', '-NaN', 'Infinity', '-Infinity', 'nan', 'undefined', 'True', 'FALSE', 'nul', 'nulll', "'a'", '"a', 'a"', '"\\x41"', '"\\u12"', '"\\u{41}"', '"\t"', '"\n"', '"\\"', '"a\\',
  '[', ']', '[1', '1]', '[,1]', '[1,]', '[1,,2]', '[1 2]', '[1:2]', '(1)', '{', '}', '{"a"', '{"a":', '{"a":1', '{"a":1,}', '{,"a":1}', '{a:1}', "{'a':1}", '{"a" 1}', '{"a"::1}', '{1:1}', '{null:1}', '{[]:1}', '{"a":1 "b":2}', '{"a":1}}', '[1]]', '/**/1', '1//', '#1', '1;', '<a/>', '١', '١٢', '１', '–1', '\u00a01', '\u20281', '"a""b"', '1 2', '{} {}', '[] []', 'true false', '1,2', '\\u0031', '\u0000', '1\u0000', '*', '&', '`a`', '$', 'new Date()', '/a/', '--1', '-01', '1.2.3', '1e1.5', '0e', '-.5', '.e1', '1 000', '1e5e5', '"\\a"', '"\\U0041"', '"\\ u0041"', "\"\\'\"",
];

/** Bodies that are no JSON: each broken value by itself and where a value may stand. */
export const brokenJson: Json = brokenValues.flatMap((value) => [value, `[${value}]`, `{"a":${value}}`, `[1,${value},2]`]).filter((text) => !isJson(text));

/** Bodies that are JSON, in every spelling of white space, digits and escapes. */
export const soundJson: Json = [
  ...values.flatMap((value) => [`{"a":${value}}`, ` \t\r\n{ "a" : ${value} }\n`, `{"a":[${value},${value}]}`]),
  '{"a":1e5}', '{"a":1E-2}', '{"a":-0}', '{"a":1e400}', '{"a":9007199254740993}', '{"a":1,"a":2}', '{"":0}', '{"a":"\\u06cc\\/\\b\\f\\n\\r\\t\\\\\\""}', '{"a":"\\ud83d\\ude00"}', '{"ک":"ی"}', '{"a":"\u2028\u2029"}', '{"a":"\u007f"}',
];

function isJson(text: string): boolean {
  try { JSON.parse(text); return true; } catch { return false; }
}
