import axe from 'axe-core';

/*
 * jsdom neither lays out nor paints: what needs that (contrast, target size) is checked in a browser instead.
 * A widget is not a page, so the rules about a page's landmarks do not apply.
 */
const rules = {
	'color-contrast': { enabled: false },
	region: { enabled: false },
};

/** The accessibility violations in `root`, one readable line each; expect it to equal []. */
export async function axeViolations(root: Element = document.body): Promise<string[]> {
	const { violations } = await axe.run(root, { rules, resultTypes: ['violations'] });
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
	);
}
