import { CREATED, MONEY, type TableDefinition } from '../types';

/** Columns of a tax rate, including deleted ones. */
const taxRate = {
	id: 'BIGINT NOT NULL',
	country: 'VARCHAR NOT NULL',
	state: 'VARCHAR NOT NULL',
	rate: 'DOUBLE NOT NULL',
	name: 'VARCHAR NOT NULL',
	priority: 'INTEGER NOT NULL',
	code: 'VARCHAR NOT NULL',
} as const;

/**
 * The shop’s catalog: products with their variations, terms, coupons, tax rates, reviews. Names are plain text without
 * entities (those of products may contain tags). `body` is the REST document as the shop sent it.
 */
export const catalogTables = {
	products: {
		columns: {
			id: 'BIGINT NOT NULL',
			parent_id: 'BIGINT NOT NULL',
			type: 'VARCHAR NOT NULL',
			status: 'VARCHAR NOT NULL',
			name: 'VARCHAR NOT NULL',
			slug: 'VARCHAR NOT NULL',
			sku: 'VARCHAR NOT NULL',
			price: MONEY,
			permalink: 'VARCHAR NOT NULL',
			image_id: 'BIGINT',
			image_src: 'VARCHAR',
			stock_status: 'VARCHAR NOT NULL',
			stock_quantity: 'DOUBLE',
			manage_stock: 'VARCHAR NOT NULL',
			low_stock_amount: 'INTEGER',
			menu_order: 'INTEGER NOT NULL',
			total_sales: 'BIGINT NOT NULL',
			...CREATED,
			body: 'VARCHAR NOT NULL',
		},
	},
	categories: {
		columns: {
			id: 'BIGINT NOT NULL',
			name: 'VARCHAR NOT NULL',
			slug: 'VARCHAR NOT NULL',
			parent: 'BIGINT NOT NULL',
			menu_order: 'INTEGER NOT NULL',
			product_count: 'INTEGER NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
	},
	product_categories: {
		columns: { product_id: 'BIGINT NOT NULL', category_id: 'BIGINT NOT NULL' },
	},
	/** Tags and brands of products, by their taxonomy: `product_tag`, `product_brand`. */
	product_terms: {
		columns: {
			taxonomy: 'VARCHAR NOT NULL',
			product_id: 'BIGINT NOT NULL',
			term_id: 'BIGINT NOT NULL',
			name: 'VARCHAR NOT NULL',
		},
	},
	attributes: {
		columns: {
			id: 'BIGINT NOT NULL',
			name: 'VARCHAR NOT NULL',
			slug: 'VARCHAR NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
	},
	attribute_terms: {
		columns: {
			id: 'BIGINT NOT NULL',
			attribute_id: 'BIGINT NOT NULL',
			name: 'VARCHAR NOT NULL',
			slug: 'VARCHAR NOT NULL',
			menu_order: 'INTEGER NOT NULL',
			product_count: 'INTEGER NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
	},
	variation_attributes: {
		columns: {
			variation_id: 'BIGINT NOT NULL',
			product_id: 'BIGINT NOT NULL',
			position: 'INTEGER NOT NULL',
			attribute_id: 'BIGINT NOT NULL',
			name: 'VARCHAR NOT NULL',
			slug: 'VARCHAR NOT NULL',
			option: 'VARCHAR NOT NULL',
			term_slug: 'VARCHAR',
		},
	},
	/** Includes coupons in the trash (status `trash`) and deleted ones that orders used (`deleted`: no dates). */
	coupons: {
		columns: {
			id: 'BIGINT NOT NULL',
			code: 'VARCHAR NOT NULL',
			status: 'VARCHAR NOT NULL',
			amount: `${MONEY} NOT NULL`,
			discount_type: 'VARCHAR NOT NULL',
			date_created: 'TIMESTAMP',
			date_created_gmt: 'TIMESTAMP',
			date_expires: 'TIMESTAMP',
			date_expires_gmt: 'TIMESTAMP',
			body: 'VARCHAR NOT NULL',
		},
	},
	tax_rates: {
		columns: {
			...taxRate,
			tax_class: 'VARCHAR NOT NULL',
			position: 'INTEGER NOT NULL',
			body: 'VARCHAR NOT NULL',
		},
	},
	/**
	 * Deleted rates that orders used: the name comes from the code, in capitals; the label is the order’s name of the
	 * tax.
	 */
	deleted_tax_rates: {
		columns: {
			...taxRate,
			label: 'VARCHAR NOT NULL',
		},
	},
	/** Rates as orders name them: one of the same id, code and percent each. The parts are those of the code. */
	tax_codes: {
		columns: {
			...taxRate,
			rate_id: 'BIGINT NOT NULL',
		},
	},
	tax_classes: {
		columns: { slug: 'VARCHAR NOT NULL', name: 'VARCHAR NOT NULL', position: 'INTEGER NOT NULL' },
	},
	reviews: {
		columns: {
			id: 'BIGINT NOT NULL',
			product_id: 'BIGINT NOT NULL',
			status: 'VARCHAR NOT NULL',
			rating: 'INTEGER NOT NULL',
			...CREATED,
			body: 'VARCHAR NOT NULL',
		},
		primaryKey: ['id'],
	},
} as const satisfies Record<string, TableDefinition>;
