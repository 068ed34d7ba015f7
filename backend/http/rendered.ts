/** An answer that its handler has already checked and put into bytes of JSON; it is sent as it is. */
export class Rendered {
  constructor(readonly json: Uint8Array<ArrayBuffer>) {}
}
