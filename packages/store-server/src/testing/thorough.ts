/** Whether random tests run many cases (`npm test -- --thorough`) instead of a few of each kind. */
export const isThorough = Boolean(process.env['STORE_ANALYTICS_THOROUGH']);

/** `few` cases, or `all` in a thorough run. */
export function casesOf(few: number, all: number): number {
	return isThorough ? all : few;
}
