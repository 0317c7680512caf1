const products = ['Hoodie', 'Crew Tee', 'Denim Jacket', 'V-Neck T-Shirt', 'Walnut Desk Clock'];

const attributes = [
	{ id: 1, name: 'Colour', slug: 'pa_colour' },
	{ id: 2, name: 'Size', slug: 'pa_size' },
];

/** The gallery's responses by the start of the request's path; all others are empty lists. */
export const exampleResponses: Readonly<Record<string, unknown>> = {
	'/wc-analytics/products?': products.map((name, index) => ({ id: 12 + index, name, images: [] })),
	'/wc-analytics/products/attributes': attributes,
	'/wc-analytics/products/attributes/1': attributes[0],
	'/wc-analytics/products/attributes/2': attributes[1],
	'/wc-analytics/products/attributes/1/terms': [
		{ id: 21, name: 'Red', slug: 'red' },
		{ id: 22, name: 'Blue', slug: 'blue' },
	],
	'/wc-analytics/products/attributes/2/terms': [
		{ id: 31, name: 'Small', slug: 'small' },
		{ id: 32, name: 'Large', slug: 'large' },
	],
};

/** Returns the response to a path with its query: that of the longest match. */
export function responseTo(path: string, responses: Readonly<Record<string, unknown>>): unknown {
	const start = Object.keys(responses)
		.filter((key) => path.startsWith(key))
		.sort((one, other) => other.length - one.length)[0];
	return start === undefined ? [] : responses[start];
}
