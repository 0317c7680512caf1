import type { SourceOrder, TaxItem } from './order-source';

/** Where a tax belongs: codes of a country and a state; empty if it is of the whole country, or unknown. */
export interface TaxPlace {
	readonly country: string;
	readonly state: string;
}

/** What decides the place of a tax. */
export interface TaxPlaceRules {
	/** The address that the shop charges taxes by; that of the delivery by default. */
	readonly taxBasedOn?: 'shipping' | 'billing' | 'base';
	/** The shop's own place, `US:NY` or `DE`. */
	readonly baseCountry?: string;
	/** The place in the code of a rate; undefined if the code names none. */
	placeOfRate?(tax: TaxItem): TaxPlace | undefined;
}

type Addressed = Pick<SourceOrder, 'dimensions'>;

/**
 * Returns the place of a tax: that of its rate, as the order names it, so that deleted rates have one, too. A rate for all
 * countries belongs to the address that the order's taxes were charged by.
 */
export function taxPlace(tax: TaxItem, order: Addressed | undefined, rules: TaxPlaceRules) {
	const own = rules.placeOfRate?.(tax);
	return own && own.country !== '' ? own : placeOfOrder(order, rules);
}

/** Without a delivery, as for downloads, the billing address counts, as in the checkout. */
function placeOfOrder(
	order: Addressed | undefined,
	{ taxBasedOn = 'shipping', baseCountry = '' }: TaxPlaceRules,
): TaxPlace {
	if (taxBasedOn === 'base') {
		const [country = '', state = ''] = baseCountry.split(':');
		return { country, state };
	}
	const said = order?.dimensions;
	const isShipped = taxBasedOn === 'shipping' && (said?.shipping_country ?? '') !== '';
	return isShipped
		? { country: said?.shipping_country ?? '', state: said?.shipping_state ?? '' }
		: { country: said?.billing_country ?? '', state: said?.billing_state ?? '' };
}
