/* Colours must be %23…, because a '#' would end the data URL. */
const drawing =
	"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 33 33' width='33' height='33' fill='none'>" +
	"<rect width='33' height='33' fill='%23f0f0f0'/>" +
	"<path d='M9 13.5 16.5 9.5 24 13.5V22l-7.5 4L9 22zM9 13.5l7.5 4 7.5-4M16.5 17.5V26' stroke='%23a7aaad' stroke-linejoin='round'/></svg>";

/** Data URL of the placeholder for products without a picture. */
export const placeholderPicture = `data:image/svg+xml,${drawing}`;
