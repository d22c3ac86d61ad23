/** A form as it was sent, and when. */
export interface SentForm {
  at: Date;
  data: FormData;
}

export const textValue = (data: FormData, name: string): string => String(data.get(name) ?? "");
