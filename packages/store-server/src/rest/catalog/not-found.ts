import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';

/** Attributes are found by id only; their slugs belong to another plugin's routes that few shops have. */
const noSuchAttribute = () => {
	throw new RestError(
		'woocommerce_rest_product_attribute_not_found',
		'No product attribute with that slug was found.',
		404,
	);
};

export const attributeBySlug: readonly Route[] = [
	route({
		path: '/wc-analytics/products/attributes/:slug([a-z0-9_-]+)',
		handle: noSuchAttribute,
	}),
	route({
		path: '/wc-analytics/products/attributes/:slug([a-z0-9_-]+)/terms',
		handle: noSuchAttribute,
	}),
];
