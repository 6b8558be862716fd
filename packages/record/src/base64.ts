const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Not the browser's or Node's own: a record is written and read the same everywhere, and without either. No padding. */
export function toBase64(bytes: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const word = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const digits = 1 + Math.min(3, bytes.length - i);
    for (let k = 0; k < digits; k++) parts.push(DIGITS.charAt((word >> (18 - 6 * k)) & 63));
  }
  return parts.join('');
}

const VALUES: ReadonlyMap<string, number> = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** The bytes, or null if this is no such text. */
export function fromBase64(text: string): readonly number[] | null {
  const bytes: number[] = [];
  let [word, bits] = [0, 0];
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) return null;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((word >> bits) & 0xff);
  }
  return bytes;
}
