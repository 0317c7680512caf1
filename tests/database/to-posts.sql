-- Moves the orders of a shop into its posts, where WooCommerce stored them before HPOS.
INSERT INTO wp_posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, to_ping, pinged,
	post_modified, post_modified_gmt, post_content_filtered, post_parent, post_type)
	SELECT id, 1, date_created_gmt, date_created_gmt, '', 'Order', COALESCE(customer_note, ''), status, '', '', date_updated_gmt,
		date_updated_gmt, '', COALESCE(parent_order_id, 0), type FROM wp_wc_orders;
INSERT INTO wp_postmeta (post_id, meta_key, meta_value) SELECT order_id, meta_key, meta_value FROM wp_wc_orders_meta;
INSERT INTO wp_postmeta (post_id, meta_key, meta_value)
	SELECT id, '_order_currency', currency FROM wp_wc_orders
	UNION ALL SELECT id, '_order_tax', tax_amount FROM wp_wc_orders
	UNION ALL SELECT id, '_order_total', total_amount FROM wp_wc_orders
	UNION ALL SELECT id, '_customer_user', COALESCE(customer_id, 0) FROM wp_wc_orders
	UNION ALL SELECT id, '_payment_method', COALESCE(payment_method, '') FROM wp_wc_orders
	UNION ALL SELECT id, '_payment_method_title', COALESCE(payment_method_title, '') FROM wp_wc_orders
	UNION ALL SELECT id, '_customer_ip_address', COALESCE(ip_address, '') FROM wp_wc_orders
	UNION ALL SELECT order_id, '_created_via', COALESCE(created_via, '') FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_order_version', COALESCE(woocommerce_version, '') FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_prices_include_tax', IF(prices_include_tax = 1, 'yes', 'no') FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_order_key', COALESCE(order_key, '') FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_date_paid', TIMESTAMPDIFF(SECOND, '1970-01-01', date_paid_gmt) FROM wp_wc_order_operational_data WHERE date_paid_gmt IS NOT NULL
	UNION ALL SELECT order_id, '_date_completed', TIMESTAMPDIFF(SECOND, '1970-01-01', date_completed_gmt) FROM wp_wc_order_operational_data WHERE date_completed_gmt IS NOT NULL
	UNION ALL SELECT order_id, '_order_shipping', shipping_total_amount FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_order_shipping_tax', shipping_tax_amount FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_cart_discount', discount_total_amount FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, '_cart_discount_tax', discount_tax_amount FROM wp_wc_order_operational_data
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_first_name'), first_name FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_last_name'), last_name FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_address_1'), address_1 FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_city'), city FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_state'), state FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_postcode'), postcode FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_country'), country FROM wp_wc_order_addresses
	UNION ALL SELECT order_id, CONCAT('_', address_type, '_email'), COALESCE(email, '') FROM wp_wc_order_addresses;
DROP TABLE wp_wc_orders, wp_wc_order_addresses, wp_wc_order_operational_data, wp_wc_orders_meta;
UPDATE wp_options SET option_value = 'no' WHERE option_name = 'woocommerce_custom_orders_table_enabled';
