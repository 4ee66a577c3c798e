/** SQL: keys of all objects that some row refers to, and whose they are. */
export const REFERRED_OBJECTS = `
  SELECT key, userId FROM uploadedImage
  UNION SELECT p.key, t.userId FROM trainingUploadImage p JOIN training t ON t.id = p.trainingId
  UNION SELECT pictureKey, id FROM user WHERE pictureKey IS NOT NULL
  UNION SELECT loraUrl, userId FROM training WHERE loraUrl IS NOT NULL
  UNION SELECT configUrl, userId FROM training WHERE configUrl IS NOT NULL
  UNION SELECT imageUrl, userId FROM generation WHERE imageUrl IS NOT NULL
  UNION SELECT u.value, e.userId FROM imageToImageGeneration e, json_each(e.imageUrls) u
  UNION SELECT key, userId FROM uploadedAudio
  UNION SELECT key, userId FROM uploadedVideo
  UNION SELECT posterKey, userId FROM uploadedVideo WHERE posterKey IS NOT NULL
  UNION SELECT videoUrl, userId FROM videoGeneration WHERE videoUrl IS NOT NULL
  UNION SELECT filmUrl, userId FROM videoPack WHERE filmUrl IS NOT NULL
  UNION SELECT u.value, j.userId FROM job j JOIN visitorRequest v ON v.id = j.id, json_each(v.imageUrls) u`;
