import type { Installation } from './installation';

/** Changes a site for single tests. Call it in a `describe` whose site exists once its tests run. */
export function changesForOneTest(siteOf: () => Installation) {
	const undo: string[] = [];
	afterEach(() => undo.splice(0).forEach((code) => siteOf().php(code)));
	/** Runs PHP, and after the test the PHP that undoes it. */
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
