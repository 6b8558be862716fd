/** What a check of the equipment found: the paragraph, the thing, its value and what is allowed. */
export interface Breach<P extends string = string> {
  readonly paragraph: P;
  readonly item: string;
  readonly found: string | number | boolean | null;
  readonly allowed: string;
}

export interface EquipmentReport<P extends string = string> {
  readonly ok: boolean;
  readonly breaches: readonly Breach<P>[];
  /** What is off the mark without being a failure; left out if there is nothing. */
  readonly warnings?: readonly Breach<P>[];
}

export const report = <P extends string>(
  breaches: readonly Breach<P>[],
  warnings: readonly Breach<P>[] = [],
): EquipmentReport<P> => ({ ok: breaches.length === 0, breaches, ...(warnings.length > 0 && { warnings }) });
