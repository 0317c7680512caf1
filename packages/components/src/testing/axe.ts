import axe from 'axe-core';

/*
 * jsdom neither lays out nor paints, so a browser checks rules that need it (contrast, target size). A widget is not a
 * page, so rules about landmarks do not apply.
 */
const rules = {
	'color-contrast': { enabled: false },
	region: { enabled: false },
};

/** Returns the accessibility violations in `root`, one readable line each; expect it to equal []. */
export async function axeViolations(root: Element = document.body): Promise<string[]> {
	const { violations } = await axe.run(root, {
		rules,
		// Only what fails is read, without its selectors, and there are no sheets to load.
		resultTypes: ['violations'],
		selectors: false,
		preload: false,
	});
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
	);
}
