/* Colours must be %23…, because a '#' would end the data URL. */
const drawing =
	"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 180' width='400' height='180' fill='none'>" +
	"<rect x='60' y='20' width='280' height='140' rx='6' fill='%23f6f7f7' stroke='%23ccc'/>" +
	"<path d='M90 60h220M90 90h220M90 120h220' stroke='%23e0e0e0'/>" +
	"<path d='M90 132l48-34 40 16 46-50 40 22 46-38' stroke='%232c6693' stroke-width='4' stroke-linejoin='round' stroke-linecap='round'/>" +
	"<path d='M90 138l48-10 40-18 46 12 40-26 46 8' stroke='%231d9a6c' stroke-width='3' stroke-dasharray='7 5' stroke-linejoin='round'/>" +
	"<circle cx='224' cy='64' r='7' fill='%23fff' stroke='%232c6693' stroke-width='4'/></svg>";

/** The default picture of EmptyContent. */
export const defaultIllustration = `data:image/svg+xml,${drawing}`;
