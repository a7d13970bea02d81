const made = new Map<string, string>();

/** The address of a picture that has been made under this key, if any. */
export const known = (key: string): string | undefined => made.get(key);

/** The address of a drawing as an image, made once: an image is drawn by the browser once for each size, and then only moved. */
export function picture(key: string, box: readonly [number, number, number, number], draw: () => string): string {
  let address = made.get(key);
  if (address === undefined) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${box[2] * 2}" height="${box[3] * 2}">${draw()}</svg>`;
    address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    made.set(key, address);
  }
  return address;
}
