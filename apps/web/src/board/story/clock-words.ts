/** 65.2 s are 1:06: a clock shows 0:00 only when it has run out. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** For the ear: `7 minutes 12 seconds` reads badly every second, so the clock is an element with a time of its own. */
export const clockDuration = (seconds: number): string => `PT${Math.max(0, Math.ceil(seconds))}S`;
