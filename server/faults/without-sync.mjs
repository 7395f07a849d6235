// Loaded before a server, it takes the embedded database's waiting for the disk away: a power cut must then lose answers.
import Libsql from 'libsql';

const { pragma } = Libsql.prototype;
Libsql.prototype.pragma = function withoutSync(text, ...rest) {
  return pragma.call(this, text === 'synchronous = FULL' ? 'synchronous = OFF' : text, ...rest);
};
