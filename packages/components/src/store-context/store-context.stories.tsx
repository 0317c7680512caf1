import { CurrencyFactory } from '@store-analytics/currency';
import { StoreProvider } from './store-context';
import { useStore } from './use-store';

export default { title: 'Shop/StoreProvider', component: StoreProvider };

const euro = CurrencyFactory({
	code: 'EUR',
	symbol: '€',
	symbolPosition: 'right_space',
	thousandSeparator: '.',
	decimalSeparator: ',',
});

function Price() {
	const { currency, now } = useStore();
	return (
		<p>
			{currency.formatAmount(1234.5)} on {now().format('YYYY-MM-DD')}
		</p>
	);
}

export function WithoutAProvider() {
	return <Price />;
}

export function AShopThatCountsInEuro() {
	return (
		<StoreProvider value={{ currency: euro }}>
			<Price />
		</StoreProvider>
	);
}
