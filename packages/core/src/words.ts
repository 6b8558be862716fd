/** What people read, in both languages. */
export interface Words {
  readonly de: string;
  readonly en: string;
}

export const words = (de: string, en: string): Words => ({ de, en });
