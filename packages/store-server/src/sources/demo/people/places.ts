/** A place where customers of the demo shop live, with its taxes. */
export interface Place {
	readonly country: string;
	/** Share of orders. */
	readonly weight: number;
	/** City, postcode, state. */
	readonly cities: readonly (readonly [string, string, string])[];
	readonly taxes: readonly DemoTax[];
	/** Shipping price in cents. */
	readonly shippingCents: number;
}

export interface DemoTax {
	readonly id: number;
	readonly name: string;
	readonly percent: number;
	readonly state?: string;
}

export const places: readonly Place[] = [
	{
		country: 'IE',
		weight: 30,
		cities: [
			['Dublin', 'D02 X285', 'D'],
			['Cork', 'T12 W8KP', 'CO'],
			['Galway', 'H91 E2K3', 'G'],
			['Limerick', 'V94 T28R', 'LK'],
		],
		taxes: [{ id: 1, name: 'VAT', percent: 23 }],
		shippingCents: 490,
	},
	{
		country: 'GB',
		weight: 18,
		cities: [
			['Belfast', 'BT1 5GS', 'Antrim'],
			['Bristol', 'BS1 4DJ', 'Bristol'],
			['Leeds', 'LS1 4AP', 'West Yorkshire'],
		],
		taxes: [{ id: 2, name: 'VAT', percent: 20 }],
		shippingCents: 890,
	},
	{
		country: 'DE',
		weight: 14,
		cities: [
			['Hamburg', '20095', 'DE-HH'],
			['Leipzig', '04109', 'DE-SN'],
			['Köln', '50667', 'DE-NW'],
		],
		taxes: [{ id: 3, name: 'MwSt', percent: 19 }],
		shippingCents: 990,
	},
	{
		country: 'FR',
		weight: 9,
		cities: [
			['Nantes', '44000', ''],
			['Lyon', '69001', ''],
		],
		taxes: [{ id: 4, name: 'TVA', percent: 20 }],
		shippingCents: 990,
	},
	{
		country: 'NL',
		weight: 7,
		cities: [
			['Utrecht', '3511 AB', ''],
			['Groningen', '9711 LM', ''],
		],
		taxes: [{ id: 5, name: 'Btw', percent: 21 }],
		shippingCents: 890,
	},
	{
		country: 'ES',
		weight: 5,
		cities: [
			['Bilbao', '48001', 'BI'],
			['Sevilla', '41001', 'SE'],
		],
		taxes: [{ id: 6, name: 'IVA', percent: 21 }],
		shippingCents: 1190,
	},
	{
		country: 'SE',
		weight: 3,
		cities: [['Göteborg', '411 03', '']],
		taxes: [{ id: 7, name: 'Moms', percent: 25 }],
		shippingCents: 1290,
	},
	{
		country: 'CA',
		weight: 5,
		cities: [
			['Montréal', 'H2Y 1C6', 'QC'],
			['Québec', 'G1R 2S5', 'QC'],
		],
		taxes: [
			{ id: 8, name: 'GST', percent: 5 },
			{ id: 9, name: 'QST', percent: 9.975, state: 'QC' },
		],
		shippingCents: 1990,
	},
	{
		country: 'US',
		weight: 7,
		cities: [
			['Portland', '97201', 'OR'],
			['Boston', '02108', 'MA'],
		],
		taxes: [],
		shippingCents: 1990,
	},
	{
		country: 'JP',
		weight: 2,
		cities: [['Kyōto', '600-8216', 'JP26']],
		taxes: [],
		shippingCents: 2490,
	},
];
