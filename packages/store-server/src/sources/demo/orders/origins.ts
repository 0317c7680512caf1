import type { OrderDimension } from '../../../schema/order-dimensions';
import { Random, WeightedChoice } from '../random';

/** Where a buyer came from, as the attribution of an order says it; empty where the shop could not tell. */
export type Origin = Pick<
	Readonly<Record<OrderDimension, string>>,
	'source_type' | 'source' | 'medium' | 'campaign' | 'referrer'
>;

const came = (source_type: string, source = '', medium = '', campaign = '', referrer = '') => ({
	...{ source_type, source, medium, campaign, referrer },
});

/** The stream of random numbers for visits. */
const VISITS = 37;

const origins = new WeightedChoice(
	[
		{ weight: 26, origin: came('typein', '(direct)') },
		{ weight: 24, origin: came('organic', 'google', 'organic', '', 'google.com') },
		{ weight: 5, origin: came('organic', 'duckduckgo', 'organic', '', 'duckduckgo.com') },
		{ weight: 9, origin: came('utm', 'newsletter', 'email', 'monthly_news') },
		{ weight: 6, origin: came('utm', 'newsletter', 'email', 'new_in') },
		{ weight: 12, origin: came('utm', 'instagram', 'social', 'kitchen_tips', 'instagram.com') },
		{
			weight: 9,
			origin: came('referral', 'kitchenletter.example', 'referral', '', 'kitchenletter.example'),
		},
		{ weight: 3, origin: came('mobile_app') },
		{ weight: 2, origin: came('admin') },
		{ weight: 4, origin: came('') },
	],
	({ weight }) => weight,
);

const devices = new WeightedChoice(
	[
		{ weight: 58, device: 'Mobile' },
		{ weight: 38, device: 'Desktop' },
		{ weight: 4, device: 'Tablet' },
	],
	({ weight }) => weight,
);

const landingPages = new WeightedChoice(
	[
		{ weight: 50, page: '/' },
		{ weight: 30, page: '/shop/' },
		{ weight: 12, page: '/product/teapot/' },
		{ weight: 8, page: '/recipes/' },
	],
	({ weight }) => weight,
);

/** Where the buyer of an order came from. */
export function pickOrigin(random: Random): Origin {
	return origins.pick(random).origin;
}

/**
 * The device and the first page of the visit that led to an order, the same for the same id; an order made by the shop
 * itself has neither.
 */
export function visitOf(orderId: number, { source_type }: Origin) {
	if (source_type === '' || source_type === 'admin') return { device: '', landing_page: '' };
	const random = new Random(orderId, VISITS);
	return { device: devices.pick(random).device, landing_page: landingPages.pick(random).page };
}
