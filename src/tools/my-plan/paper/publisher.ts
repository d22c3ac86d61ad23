/** Who publishes the document, for its foot and for the file. */
export interface Publisher {
  name: string;
  phone: string;
  /** What has to be known about them, such as that they are samples. */
  note?: string | undefined;
}
