/** Whether all is asked that a test of made-up cases can ask: `npm test -- --thorough`. Otherwise a fixed part of it is. */
const isThorough = process.env['STORE_ANALYTICS_THOROUGH'] !== undefined;

/** So many cases, or all of them in a thorough run. */
export function casesOf(few: number, all: number): number {
	return isThorough ? all : few;
}
