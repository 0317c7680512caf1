import type { Installation } from './installation';

/** Changes of a site for one test each: called in a `describe`, whose site is there once its tests run. */
export function changesForOneTest(siteOf: () => Installation) {
	const undo: string[] = [];
	afterEach(() => undo.splice(0).forEach((code) => siteOf().php(code)));
	/** Runs PHP, and when the test is over what undoes it. */
	const prepare = (code: string, undoing: string) => {
		undo.push(undoing);
		siteOf().php(code);
	};
	return {
		prepare,
		setOption: (name: string, value: string) =>
			prepare(`update_option( '${name}', '${value}' );`, `delete_option( '${name}' );`),
	};
}
