/** For tests: whether what is random is tried many times (`npm test -- --thorough`), instead of the few that show each kind of case. */
export const isThorough = Boolean(process.env['STORE_ANALYTICS_THOROUGH']);

/** So many cases, or all of them in a thorough run. */
export function casesOf(few: number, all: number): number {
	return isThorough ? all : few;
}
