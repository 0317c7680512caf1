import type { Scene } from './scene';
import { states } from './scenes';

/** States that draw something of their own: their looks are kept as pictures. */
export const pictured = [
	'the calendar of the date range',
	'a search inside a dropdown',
	'the choice of columns',
	'a chart point with keyboard focus',
	'bars by week',
	'unsaved settings',
	'all advanced filters of Orders',
	'a comparison of products',
	'the page of an order',
	'/analytics/revenue while it loads',
	'/analytics/overview when the shop fails',
	'/analytics/orders of an empty shop',
].map(sceneOf);

const others = states.filter((scene) => !pictured.includes(scene));

/** A screen without an action that loads for ever, fails or is empty: made of the parts of the loaded screen. */
const isOfScreen = ({ network, isEmpty, query, act }: Scene) =>
	(network !== undefined || isEmpty === true) && query === undefined && act === undefined;

export const statesOfScreens = others.filter(isOfScreen);

export const otherStates = others.filter((scene) => !isOfScreen(scene));

function sceneOf(name: string): Scene {
	const found = states.find((scene) => scene.name === name);
	if (!found) throw new Error(`There is no scene "${name}".`);
	return found;
}
