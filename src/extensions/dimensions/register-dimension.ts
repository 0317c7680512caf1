import { addDimension, dimensionOf, removeDimension } from '@store-analytics/rest-api/dimensions';
import type { StoreAnalytics } from '@store-analytics/rest-api/metrics';
import { extensionsChanged } from '../late-filters';

type Fields = Readonly<Record<string, unknown>>;

const known = ['key', 'label'];
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Adds an extension's dimension of orders to Breakdown, filters, the palette and Orders (see DimensionDeclaration). Throws for
 * an invalid declaration, and then changes nothing.
 */
export const registerDimension: StoreAnalytics['registerDimension'] = (declared) => {
	const given: unknown = declared; // as scripts pass it
	if (typeof given !== 'object' || given === null) {
		throw new Error(
			'registerDimension takes an object that describes a dimension: see docs/extending.',
		);
	}
	const problems = problemsOf({ ...given });
	const { key, label } = declared;
	if (problems.length > 0) {
		throw new Error(
			`registerDimension leaves out the dimension '${String(key)}'. ${problems.join(' ')}`,
		);
	}
	addDimension({ key, label: () => label });
	extensionsChanged();
};

export const unregisterDimension: StoreAnalytics['unregisterDimension'] = (key) => {
	if (removeDimension(key)) extensionsChanged();
};

/** Returns all faults of a declaration, each as a sentence with its fix, for the author. */
function problemsOf(dimension: Fields): string[] {
	const { key, label } = dimension;
	const problems = Object.keys(dimension)
		.filter((name) => !known.includes(name))
		.map((name) => `It knows no \`${name}\`: there are ${known.join(', ')}.`);
	if (!isText(key) || !/^[a-z][a-z\d]*(_[a-z\d]+)+$/.test(key) || key.length > 50) {
		problems.push(
			`\`key\` is ${JSON.stringify(key) ?? 'nothing'}: give the extension's name and the dimension's in small letters, such as 'example_gift_wrap'.`,
		);
	} else if (dimensionOf(key)) {
		problems.push(
			'There is a dimension of this key: choose another one, or unregisterDimension it first.',
		);
	}
	if (!isText(label)) problems.push('It has no `label`: say what it is called on screen.');
	return problems;
}
