import { withLinkMethods } from './link-methods';

const root = 'http://shop.example/wp-json/';
const methodsAt = (path: string) =>
	path === '/wc-analytics/coupons/7' ? ['GET', 'PUT'] : undefined;

describe('links of records to themselves', () => {
	it('tell the methods of their address, where there is something to read', () => {
		const links = (id: number) => ({ self: [{ href: `${root}wc-analytics/coupons/${id}` }] });
		const told = { href: `${root}wc-analytics/coupons/7`, targetHints: { allow: ['GET', 'PUT'] } };
		expect(withLinkMethods([{ id: 7, _links: links(7) }], root, methodsAt)).toEqual([
			{ id: 7, _links: { self: [told] } },
		]);
		expect(withLinkMethods({ _links: links(8) }, root, methodsAt)).toEqual({ _links: links(8) });
	});
});
