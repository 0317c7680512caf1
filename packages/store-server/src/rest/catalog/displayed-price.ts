import type { Database } from '../../database/database';
import { fetchRows, sql } from '../../database/sql';
import type { ShopSettings } from '../../schema/shop-settings';

type Document = Readonly<Record<string, unknown>>;

type PriceSettings = Pick<
	ShopSettings,
	'calculatesTaxes' | 'pricesIncludeTax' | 'showsPricesWithTax' | 'baseCountry'
>;

/** Returns the price that the shop displays of a product. */
export type DisplayedPrice = (product: Document) => number;

/**
 * How the shop displays prices: with or without the taxes of its own address, whatever they were entered with. Rates of
 * single postcodes or cities are left out.
 * @example (await displayedPrices(database, settings))({ price: '11.90', tax_status: 'taxable' }) // 10, of 19 %
 */
export async function displayedPrices(
	database: Database,
	settings: PriceSettings,
): Promise<DisplayedPrice> {
	const { calculatesTaxes, pricesIncludeTax, showsPricesWithTax, baseCountry } = settings;
	const priceOf = (product: Document) => Number(product['price'] ?? 0);
	if (!calculatesTaxes || pricesIncludeTax === showsPricesWithTax) return priceOf;
	const [country = '', state = ''] = baseCountry.split(':');
	const rates = await fetchRows<Rate>(
		database,
		sql`SELECT rate, priority, tax_class, COALESCE(TRY_CAST(body->>'compound' AS BOOLEAN), false) AS compound
			FROM tax_rates
			WHERE country IN ('', ${country}) AND state IN ('', ${state})
				AND COALESCE(body->>'postcode', '') = '' AND COALESCE(body->>'city', '') = ''
			ORDER BY priority, country = '', state = '', position`,
	);
	return (product) => {
		const price = priceOf(product);
		if (product['tax_status'] !== 'taxable') return price;
		const own = rates.filter(({ tax_class }) => tax_class === (product['tax_class'] || 'standard'));
		// One rate of each priority applies: the most exact one.
		const applied = own.filter(({ priority }, at) => own[at - 1]?.priority !== priority);
		return pricesIncludeTax ? price / factorOf(applied) : price * factorOf(applied);
	};
}

interface Rate {
	readonly rate: number;
	readonly priority: number;
	readonly tax_class: string;
	readonly compound: boolean;
}

/** What a price without tax is multiplied by: a compound tax is also charged on the taxes before it. */
function factorOf(rates: readonly Rate[]): number {
	const plain = rates.filter(({ compound }) => !compound);
	return rates
		.filter(({ compound }) => compound)
		.reduce(
			(all, { rate }) => all * (1 + rate / 100),
			1 + plain.reduce((all, { rate }) => all + rate / 100, 0),
		);
}
