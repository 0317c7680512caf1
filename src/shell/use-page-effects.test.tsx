import { renderHook } from '@testing-library/react';
import { usePageEffects } from './use-page-effects';

const ownsAll = () => true;
const heading = { current: null };

beforeEach(() => void jest.spyOn(window, 'scrollTo').mockReturnValue());

it('The body has the class of the open screen, and not of the one before', () => {
	const classes = () =>
		[...document.body.classList].filter((name) => name.startsWith('woocommerce-admin-page_'));
	const { rerender } = renderHook(
		({ path }) =>
			usePageEffects(
				{ path, query: {}, match: undefined, title: 'Analytics' },
				{ documentTitle: 'Analytics', owns: ownsAll },
				heading,
			),
		{ initialProps: { path: '/analytics/orders' } },
	);
	expect(classes()).toEqual(['woocommerce-admin-page__analytics_orders']);
	rerender({ path: '/customers' });
	expect(classes()).toEqual(['woocommerce-admin-page__customers']);
});
