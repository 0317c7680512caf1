import { resetLocaleData } from '@wordpress/i18n';
import {
	average,
	byCountry,
	lastMonth,
	rolling,
	sales,
	speak,
	thisWeek,
	yearAgo,
	type Sentence,
} from '../../../../tests/support/palette-words';
import type { Understood } from './understand';

afterAll(() => resetLocaleData({}, 'store-analytics'));

/** As owners of each language ask. */
const sentences: Readonly<Record<string, readonly Sentence[]>> = {
	de_DE: [
		['Umsatz letzter Monat nach Land', { ...sales, ...lastMonth, ...byCountry }],
		['Nettoumsatz im letzten Monat nach Ländern', { ...sales, ...lastMonth, ...byCountry }],
		['umsatz letzten monat je land', { ...sales, ...lastMonth, ...byCountry }],
		['Erstattungen diese Woche', { metric: 'refunds', ...thisWeek }],
		['gegenüber dem Vorjahr', yearAgo],
		['Warenkorb letzte 30 Tage', { ...average, ...rolling('last_30_days') }],
		[
			'Umsatz März 2025',
			{ ...sales, range: { period: 'custom', after: '2025-03-01', before: '2025-03-31' } },
		],
		['Umsatz gestern', { ...sales, ...rolling('yesterday') }],
		[
			'Umsatz heute nach Zahlungsart',
			{ ...sales, dimension: 'payment_method', ...rolling('today') },
		],
		[
			'Bestellungen letzte Woche',
			expect.objectContaining({ metric: 'orders_count', ...rolling('last_week') }),
		],
		[
			'Wie viele Bestellungen hatten wir gestern?',
			expect.objectContaining({ metric: 'orders_count', ...rolling('yesterday') }),
		],
		['Durchschnittlicher Bestellwert im letzten Monat', { ...average, ...lastMonth }],
		['Verkäufe nach Produkt dieses Jahr', { ...sales, dimension: 'product', ...rolling('year') }],
		[
			'Umsatz nach Kategorie in den letzten 90 Tagen',
			{ ...sales, dimension: 'category', ...rolling('last_90_days') },
		],
		[
			'Retouren letzten Monat nach Grund',
			expect.objectContaining({ metric: 'refunds', dimension: 'refund_reason', ...lastMonth }),
		],
		['Rückerstattungen diese Woche', { metric: 'refunds', ...thisWeek }],
		['Neukunden im letzten Quartal', { metric: 'new_customers', ...rolling('last_quarter') }],
		['Mehrwertsteuer letztes Quartal', { metric: 'taxes', ...rolling('last_quarter') }],
		['MwSt. letzten Monat', { metric: 'taxes', ...lastMonth }],
		[
			'Versandkosten dieses Jahr im Vergleich zum Vorjahr',
			{ metric: 'shipping', ...rolling('year'), ...yearAgo },
		],
		[
			'Umsatz pro Stadt letztes Jahr',
			{ ...sales, dimension: 'billing_city', ...rolling('last_year') },
		],
		['Umsatz nach Wochentag', { ...sales, dimension: 'weekday' }],
		['Verkaufte Artikel letzten Monat', { metric: 'num_items_sold', ...lastMonth }],
		['Einnahmen seit Jahresbeginn', { ...sales, ...rolling('year') }],
		['Rabatte im letzten Monat', { metric: 'coupons', ...lastMonth }],
		['Rabatte vorletzten Monat', undefined],
		['Bruttoumsatz im Vormonat', { metric: 'gross_sales', ...lastMonth }],
		[
			'Umsatz nach Bundesland verglichen mit dem Vorjahr',
			{ ...sales, dimension: 'billing_state', ...yearAgo },
		],
		[
			'Kunden letzte 4 Wochen',
			expect.objectContaining({ metric: 'total_customers', ...rolling('last_4_weeks') }),
		],
	],
	es_ES: [
		['ventas mes pasado por país', { ...sales, ...lastMonth, ...byCountry }],
		['ventas del mes pasado por pais', { ...sales, ...lastMonth, ...byCountry }],
		['reembolsos esta semana', { metric: 'refunds', ...thisWeek }],
		['comparar con el año pasado', yearAgo],
		['ticket medio últimos 30 días', { ...average, ...rolling('last_30_days') }],
		['ventas de ayer', { ...sales, ...rolling('yesterday') }],
		[
			'facturación de hoy por método de pago',
			{ ...sales, dimension: 'payment_method', ...rolling('today') },
		],
		[
			'pedidos de la semana pasada',
			expect.objectContaining({ metric: 'orders_count', ...rolling('last_week') }),
		],
		[
			'¿Cuántos pedidos tuvimos ayer?',
			expect.objectContaining({ metric: 'orders_count', ...rolling('yesterday') }),
		],
		['valor medio del pedido el mes pasado', { ...average, ...lastMonth }],
		['ventas por producto este año', { ...sales, dimension: 'product', ...rolling('year') }],
		[
			'ventas por categoría en los últimos 90 días',
			{ ...sales, dimension: 'category', ...rolling('last_90_days') },
		],
		[
			'devoluciones del mes pasado por motivo',
			expect.objectContaining({ metric: 'refunds', dimension: 'refund_reason', ...lastMonth }),
		],
		[
			'clientes nuevos el trimestre pasado',
			{ metric: 'new_customers', ...rolling('last_quarter') },
		],
		['IVA del último trimestre', { metric: 'taxes', ...rolling('last_quarter') }],
		[
			'gastos de envío este año frente al año pasado',
			{ metric: 'shipping', ...rolling('year'), ...yearAgo },
		],
		[
			'ingresos por ciudad el año pasado',
			{ ...sales, dimension: 'billing_city', ...rolling('last_year') },
		],
		['ventas por día de la semana', { ...sales, dimension: 'weekday' }],
		['artículos vendidos el mes pasado', { metric: 'num_items_sold', ...lastMonth }],
		['facturación en lo que va de año', { ...sales, ...rolling('year') }],
		['descuentos del mes anterior', { metric: 'coupons', ...lastMonth }],
		['ventas brutas del mes pasado', { metric: 'gross_sales', ...lastMonth }],
		[
			'ventas por provincia comparado con el año anterior',
			{ ...sales, dimension: 'billing_state', ...yearAgo },
		],
		[
			'clientes últimas 4 semanas',
			expect.objectContaining({ metric: 'total_customers', ...rolling('last_4_weeks') }),
		],
		['unidades vendidas ayer', { metric: 'num_items_sold', ...rolling('yesterday') }],
	],
	fr_FR: [
		['chiffre d’affaires mois dernier par pays', { ...sales, ...lastMonth, ...byCountry }],
		["chiffre d'affaires du mois dernier par pays", { ...sales, ...lastMonth, ...byCountry }],
		['remboursements cette semaine', expect.objectContaining({ metric: 'refunds', ...thisWeek })],
		['comparer avec l’année dernière', yearAgo],
		['panier moyen 30 derniers jours', { ...average, ...rolling('last_30_days') }],
		['ventes d’hier', { ...sales, ...rolling('yesterday') }],
		[
			'CA aujourd’hui par moyen de paiement',
			{ ...sales, dimension: 'payment_method', ...rolling('today') },
		],
		[
			'commandes de la semaine dernière',
			expect.objectContaining({ metric: 'orders_count', ...rolling('last_week') }),
		],
		[
			'Combien de commandes hier ?',
			expect.objectContaining({ metric: 'orders_count', ...rolling('yesterday') }),
		],
		['panier moyen du mois dernier', { ...average, ...lastMonth }],
		['ventes par produit cette année', { ...sales, dimension: 'product', ...rolling('year') }],
		[
			'chiffre d’affaires par catégorie sur les 90 derniers jours',
			{ ...sales, dimension: 'category', ...rolling('last_90_days') },
		],
		[
			'retours du mois dernier par motif',
			expect.objectContaining({ metric: 'refunds', dimension: 'refund_reason', ...lastMonth }),
		],
		[
			'nouveaux clients au dernier trimestre',
			{ metric: 'new_customers', ...rolling('last_quarter') },
		],
		['TVA du trimestre dernier', { metric: 'taxes', ...rolling('last_quarter') }],
		[
			'frais de port cette année par rapport à l’année dernière',
			{ metric: 'shipping', ...rolling('year'), ...yearAgo },
		],
		[
			'ventes par ville l’année dernière',
			{ ...sales, dimension: 'billing_city', ...rolling('last_year') },
		],
		['ventes par jour de la semaine', { ...sales, dimension: 'weekday' }],
		['articles vendus le mois dernier', { metric: 'num_items_sold', ...lastMonth }],
		['revenus depuis le début de l’année', { ...sales, ...rolling('year') }],
		['réductions du mois dernier', { metric: 'coupons', ...lastMonth }],
		['ventes brutes du mois dernier', { metric: 'gross_sales', ...lastMonth }],
		['CA par région comparé à l’an dernier', { ...sales, dimension: 'billing_state', ...yearAgo }],
		[
			'clients 4 dernières semaines',
			expect.objectContaining({ metric: 'total_customers', ...rolling('last_4_weeks') }),
		],
		['taux de retour par produit', { metric: 'refund_rate', dimension: 'product' }],
	],
	ja: [
		['先月の国別の売上', { ...sales, ...lastMonth, ...byCountry }],
		['売上 先月 国別', { ...sales, ...lastMonth, ...byCountry }],
		['今週の返品', expect.objectContaining({ metric: 'refunds', ...thisWeek })],
		['前年と比較', yearAgo],
		['客単価 過去30日', { ...average, ...rolling('last_30_days') }],
		[
			'10月の売上',
			{ ...sales, range: { period: 'custom', after: '2026-10-01', before: '2026-10-31' } },
		],
		['昨日の売上', { ...sales, ...rolling('yesterday') }],
		['今日の売上を支払い方法別に', { ...sales, dimension: 'payment_method', ...rolling('today') }],
		['先週の注文', expect.objectContaining({ metric: 'orders_count', ...rolling('last_week') })],
		[
			'昨日の注文件数は?',
			expect.objectContaining({ metric: 'orders_count', ...rolling('yesterday') }),
		],
		['先月の平均注文額', { ...average, ...lastMonth }],
		['今年の商品別売上', { ...sales, dimension: 'product', ...rolling('year') }],
		['過去90日のカテゴリー別売上', { ...sales, dimension: 'category', ...rolling('last_90_days') }],
		[
			'先月の返金を理由別に',
			expect.objectContaining({ metric: 'refunds', dimension: 'refund_reason', ...lastMonth }),
		],
		['前四半期の新規顧客', { metric: 'new_customers', ...rolling('last_quarter') }],
		['先月の消費税', { metric: 'taxes', ...lastMonth }],
		['今年の送料 前年比', { metric: 'shipping', ...rolling('year'), ...yearAgo }],
		['去年の市区町村別売上', { ...sales, dimension: 'billing_city', ...rolling('last_year') }],
		['曜日別の売上', { ...sales, dimension: 'weekday' }],
		['先月の販売数', { metric: 'num_items_sold', ...lastMonth }],
		['年初来の売上高', { ...sales, ...rolling('year') }],
		['先月の割引額', { metric: 'coupons', ...lastMonth }],
		['先月の総売上', { metric: 'gross_sales', ...lastMonth }],
		['都道府県別の売上 前年と比較', { ...sales, dimension: 'billing_state', ...yearAgo }],
		[
			'直近4週間の顧客',
			expect.objectContaining({ metric: 'total_customers', ...rolling('last_4_weeks') }),
		],
		['デバイス別の客単価', { ...average, dimension: 'device' }],
	],
	ar: [
		['المبيعات الشهر الماضي حسب البلد', { ...sales, ...lastMonth, ...byCountry }],
		['الإيرادات في الشهر الماضي حسب الدولة', { ...sales, ...lastMonth, ...byCountry }],
		['المرتجعات هذا الأسبوع', expect.objectContaining({ metric: 'refunds', ...thisWeek })],
		['مقارنة بالعام الماضي', yearAgo],
		['متوسط السلة آخر 30 يومًا', { ...average, ...rolling('last_30_days') }],
		['مبيعات أمس', { ...sales, ...rolling('yesterday') }],
		[
			'مبيعات اليوم حسب طريقة الدفع',
			{ ...sales, dimension: 'payment_method', ...rolling('today') },
		],
		[
			'طلبات الأسبوع الماضي',
			expect.objectContaining({ metric: 'orders_count', ...rolling('last_week') }),
		],
		[
			'كم عدد الطلبات أمس؟',
			expect.objectContaining({ metric: 'orders_count', ...rolling('yesterday') }),
		],
		['متوسط قيمة الطلب الشهر الماضي', { ...average, ...lastMonth }],
		['المبيعات حسب المنتج هذا العام', { ...sales, dimension: 'product', ...rolling('year') }],
		[
			'المبيعات حسب الفئة آخر 90 يومًا',
			{ ...sales, dimension: 'category', ...rolling('last_90_days') },
		],
		[
			'المرتجعات الشهر الماضي حسب السبب',
			expect.objectContaining({ metric: 'refunds', dimension: 'refund_reason', ...lastMonth }),
		],
		['العملاء الجدد الربع الماضي', { metric: 'new_customers', ...rolling('last_quarter') }],
		['ضريبة القيمة المضافة الشهر الماضي', { metric: 'taxes', ...lastMonth }],
		[
			'تكاليف الشحن هذه السنة مقارنة بالعام الماضي',
			{ metric: 'shipping', ...rolling('year'), ...yearAgo },
		],
		[
			'المبيعات حسب المدينة العام الماضي',
			{ ...sales, dimension: 'billing_city', ...rolling('last_year') },
		],
		['المبيعات حسب يوم الأسبوع', { ...sales, dimension: 'weekday' }],
		['القطع المباعة الشهر الماضي', { metric: 'num_items_sold', ...lastMonth }],
		['الإيرادات منذ بداية العام', { ...sales, ...rolling('year') }],
		['الخصومات الشهر السابق', { metric: 'coupons', ...lastMonth }],
		['إجمالي المبيعات الشهر الماضي', { metric: 'gross_sales', ...lastMonth }],
		[
			'المبيعات حسب المحافظة مقارنة بالسنة الماضية',
			{ ...sales, dimension: 'billing_state', ...yearAgo },
		],
		[
			'العملاء آخر 4 أسابيع',
			expect.objectContaining({ metric: 'total_customers', ...rolling('last_4_weeks') }),
		],
		['المبيعات حسب الجهاز', { ...sales, dimension: 'device' }],
	],
};

describe.each(Object.entries(sentences))(
	'The palette understands sentences in %s:',
	(language, texts) => {
		let read: (text: string) => Understood | undefined;
		beforeAll(() => ({ read } = speak(language)));

		it.each(texts)('%s', (text, said) => expect(read(text)).toEqual(said));
	},
);
