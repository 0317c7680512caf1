import type { PlayContext } from '../testing/stories';
import { Delta } from './delta';
import { SummaryList } from './summary-list';
import { SummaryNumber } from './summary-number';
import { SummaryListPlaceholder, SummaryNumberPlaceholder } from './summary-placeholder';

export default {
	title: 'Summary/SummaryList',
	component: SummaryList,
	subcomponents: { Delta, SummaryNumber, SummaryListPlaceholder, SummaryNumberPlaceholder },
};

const numbers = [
	{ label: 'Gross sales', value: '$16,028.48', delta: 62, prevValue: '$9,866.92' },
	{ label: 'Returns', value: '$625.47', delta: 166, prevValue: '$235.00', reverseTrend: true },
	{ label: 'Coupons', value: '$206.48', delta: 0, prevValue: '$206.48' },
	{
		label: 'Net sales',
		value: '$15,196.53',
		delta: 61,
		prevValue: '$9,424.21',
		labelTooltipText: 'Full refunds are not deducted from tax or net sales totals',
	},
	{ label: 'Taxes', value: '$2,135.78', delta: 89, prevValue: '$1,130.00' },
	{ label: 'Shipping', value: '$2,148.70', delta: -9, prevValue: '$2,361.00' },
	{ label: 'Total sales' },
];

/** The numbers of Revenue. */
export function SevenNumbers() {
	return (
		<SummaryList>
			{({ onToggle }) =>
				numbers.map((number, index) => (
					<SummaryNumber
						key={number.label}
						{...number}
						prevLabel="Previous year:"
						href={`admin.php?page=wc-admin&path=/analytics/revenue&chart=${index}`}
						selected={index === 0}
						onToggle={onToggle}
					/>
				))
			}
		</SummaryList>
	);
}

/** Numbers of the Overview: none is chosen, so all are shown everywhere. */
export function WithoutSelection() {
	return (
		<SummaryList>
			{() =>
				numbers
					.slice(0, 5)
					.map((number) => (
						<SummaryNumber key={number.label} {...number} href="admin.php?page=wc-admin" />
					))
			}
		</SummaryList>
	);
}

export function OneNumber() {
	return (
		<SummaryList>
			{() => [<SummaryNumber key="orders" label="Orders" value={141} delta={66} prevValue={85} />]}
		</SummaryList>
	);
}

export function Loading() {
	return <SummaryListPlaceholder numberOfItems={7} />;
}

export function LongText() {
	return (
		<SummaryList>
			{() => [
				<SummaryNumber
					key="a"
					label="Durchschnittlicher Nettobestellwert wiederkehrender Kundinnen und Kunden"
					value="1.234.567.890,00 €"
					delta={-1234}
					prevValue="9.876.543.210,00 €"
					href="admin.php"
					selected
				/>,
				<SummaryNumber key="b" label="Orders" value={0} delta={null} />,
			]}
		</SummaryList>
	);
}

/** On a phone the chosen number opens the others. */
export function Opened() {
	return <SevenNumbers />;
}
Opened.play = async ({ canvas, userEvent }: PlayContext) => {
	const toggle = canvas.queryByRole('button', { expanded: false });
	if (toggle) await userEvent.click(toggle);
};

export function Empty() {
	return (
		<SummaryList>
			{() => [<SummaryNumber key="orders" label="Orders" href="admin.php" selected />]}
		</SummaryList>
	);
}

export function OneLoading() {
	return (
		<ul className="woocommerce-summary has-1-items">
			<SummaryNumberPlaceholder />
		</ul>
	);
}

/** The change alone, beside a number elsewhere. */
export function ChangesAlone() {
	return (
		<p>
			<Delta delta={12} prevLabel="Yesterday:" prevValue="$100.00" />{' '}
			<Delta delta={-7} prevLabel="Yesterday:" prevValue="$100.00" />{' '}
			<Delta delta={null} prevLabel="Yesterday:" prevValue="$0.00" isNew />{' '}
			<Delta delta={1} deltaAmount="$970.00" prevLabel="Yesterday:" prevValue="-$40.00" />
		</p>
	);
}
