type Loose = Readonly<Record<string, unknown>>;

/** A record of format 3 in format 4: its seed has the host's part alone, and nothing of it changes. */
export const fromFormat3 = (record: Loose): Loose => ({
  ...record,
  header: { ...(record['header'] as Loose), format: 4 },
});
