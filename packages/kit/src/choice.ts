/** What a side may choose when a ruling offers it something, and what follows from it. */
export interface Choice<Call, Paragraph, Consequence> {
  readonly choice: string;
  readonly call: Call;
  readonly paragraphs: readonly Paragraph[];
  readonly then: readonly Consequence[];
}
