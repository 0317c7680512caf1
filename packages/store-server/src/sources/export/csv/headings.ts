/** The CSV exports of WooCommerce that can be read. */
export type CsvKind = 'orders' | 'customers' | 'products';

/**
 * The needed columns by WooCommerce's headings: English, German, Spanish, French, Japanese and Arabic. The first column
 * of each kind is in no other kind.
 */
const headings = {
	orders: {
		number:
			'Order #|Bestellung #|Bestellnr.|Bestellung Nr.|Pedido #|Nº de pedido|Commande #|Commande n°|N° de commande|注文番号|注文 #|الطلب #|رقم الطلب',
		date: 'Date|Datum|Fecha|日付|التاريخ',
		status: 'Status|Estado|État|Statut|ステータス|状態|الحالة',
		customer: 'Customer|Kunde|Cliente|Client|お客様|顧客|العميل',
		products: 'Product(s)|Produkt(e)|Producto(s)|Produit(s)|商品|المنتج (المنتجات)|المنتجات',
		coupons:
			'Coupon(s)|Gutschein(e)|Cupón(es)|Cupones|Code(s) promo|クーポン|القسيمة (القسائم)|القسائم',
		net: 'Net Sales|Nettoumsatz|Nettoumsätze|Ventas netas|Ventes nettes|純売上|純売上高|صافي المبيعات|N. Revenue',
	},
	customers: {
		name: 'Name|Nombre|Nom|名前|الاسم',
		email: 'Email|E-Mail|E-mail|Correo electrónico|メール|メールアドレス|البريد الإلكتروني',
		username: 'Username|Benutzername|Nombre de usuario|Identifiant|ユーザー名|اسم المستخدم',
		registered: 'Sign Up|Registrierung|Registro|Inscription|登録|登録日|التسجيل',
		active: 'Last Active|Zuletzt aktiv|Última actividad|Dernière activité|最終アクティブ|آخر نشاط',
		country:
			'Country / Region|Country|Land / Region|Land|País / Región|País|Pays/région|Pays|国 / 地域|国|البلد / المنطقة|الدولة',
		city: 'City|Stadt|Ciudad|Ville|市区町村|المدينة',
		state: 'Region|Región|Région|地域|المنطقة',
		postcode: 'Postal Code|Postleitzahl|Código postal|Code postal|郵便番号|الرمز البريدي',
	},
	products: {
		id: 'ID',
		type: 'Type|Typ|Tipo|タイプ|種類|النوع',
		sku: 'SKU|Artikelnummer|UGS|رمز SKU',
		name: 'Name|Nombre|Nom|名前|الاسم',
		published: 'Published|Veröffentlicht|Publicado|Publié|公開済み|منشور',
		stock: 'Stock|Lager|Lagerbestand|Inventario|在庫|المخزون',
		inStock: 'In stock?|Vorrätig?|¿Existencias?|En stock ?|在庫あり?|متوفر في المخزون؟',
		sale: 'Sale price|Angebotspreis|Precio rebajado|Tarif promo|セール価格|سعر البيع',
		price: 'Regular price|Regulärer Preis|Precio normal|Tarif régulier|通常価格|السعر الافتراضي',
		categories: 'Categories|Kategorien|Categorías|Catégories|カテゴリー|التصنيفات',
		parent: 'Parent|Übergeordnetes Produkt|Superior|Parent product|親|الأصل',
	},
} as const;

/** Columns without which a file is of no kind. */
const needed = {
	orders: ['number', 'date', 'net'],
	customers: ['name', 'email'],
	products: ['id', 'type', 'name'],
} as const;

/** A row by the names of its columns; '' for those that the file has not. */
export type CsvRow = (column: string) => string;

/** Finds what a file is by its headings; null for any other file. */
export function csvKindOf(
	head: readonly string[],
): { readonly kind: CsvKind; read(row: readonly string[]): CsvRow } | null {
	const places = new Map(head.map((heading, at) => [plain(heading), at]));
	for (const kind of ['orders', 'products', 'customers'] as const) {
		const columns = new Map(
			Object.entries(headings[kind]).map(([column, names]) => [
				column,
				names
					.split('|')
					.map((name) => places.get(plain(name)))
					.find((at) => at !== undefined),
			]),
		);
		if (needed[kind].some((column) => columns.get(column) === undefined)) continue;
		return { kind, read: (row) => (column) => row[columns.get(column) ?? -1] ?? '' };
	}
	return null;
}

const plain = (heading: string) =>
	heading.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** WooCommerce's statuses by their names in these languages. */
const statuses: Readonly<Record<string, string>> = {
	pending:
		'Pending payment|Zahlung ausstehend|Pendiente de pago|En attente de paiement|支払い保留中|بانتظار الدفع',
	processing: 'In Bearbeitung|Procesando|En cours|処理中|قيد التنفيذ',
	'on-hold': 'On hold|In Wartestellung|En espera|En attente|保留中|قيد الانتظار',
	completed: 'Abgeschlossen|Fertiggestellt|Completado|Terminée|完了|مكتمل',
	cancelled: 'Storniert|Cancelado|Annulée|キャンセル済み|ملغي',
	refunded: 'Rückerstattet|Reembolsado|Remboursée|払い戻し済み|مسترجع',
	failed: 'Fehlgeschlagen|Fallido|Échouée|失敗|فشل',
	'checkout-draft': 'Draft|Entwurf|Borrador|Brouillon|下書き|مسودة',
};

const statusByName = new Map(
	Object.entries(statuses).flatMap(([slug, names]) =>
		names.split('|').map((name) => [plain(name), slug]),
	),
);

/** The status of an order by what a file calls it. */
export function statusOf(name: string): string {
	const text = plain(name);
	return statusByName.get(text) ?? text.replace(/^wc-/, '').replace(/ /g, '-');
}
