const PHOTO_NAME = /\.(jpe?g|png|webp|heic|heif|avif|gif|bmp|tiff?)$/i;

/** Parts files by whether they look like photos, by type or, where the system knows none, by name. */
export function pickPhotos(files: readonly File[]): { photos: File[]; others: number } {
  const photos = files.filter((file) => file.type.startsWith("image/") || PHOTO_NAME.test(file.name));
  return { photos, others: files.length - photos.length };
}
