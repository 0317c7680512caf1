-- Run after large-shop.sql, for a shop in which WooCommerce runs: the tables that only its own reports read, and its user.
USE shop;
SET SESSION foreign_key_checks = 0, unique_checks = 0, join_buffer_size = 128, sql_mode = '';
TRUNCATE wp_wc_order_product_lookup; TRUNCATE wp_wc_order_coupon_lookup; TRUNCATE wp_wc_order_tax_lookup;

INSERT INTO wp_wc_order_product_lookup SELECT STRAIGHT_JOIN order_item_id * 334 + seq, order_id * 334 + seq, product_id, variation_id,
	customer_id * 334 + seq, date_created + INTERVAL seq * 10 SECOND, product_qty, product_net_revenue, product_gross_revenue,
	coupon_amount, tax_amount, shipping_amount, shipping_tax_amount
	FROM shop_kept.wp_wc_order_product_lookup JOIN seq_0_to_333;
INSERT INTO wp_wc_order_coupon_lookup SELECT STRAIGHT_JOIN order_id * 334 + seq, coupon_id, date_created + INTERVAL seq * 10 SECOND,
	discount_amount
	FROM shop_kept.wp_wc_order_coupon_lookup JOIN seq_0_to_333;
INSERT INTO wp_wc_order_tax_lookup SELECT STRAIGHT_JOIN order_id * 334 + seq, tax_rate_id, date_created + INTERVAL seq * 10 SECOND,
	shipping_tax, order_tax, total_tax
	FROM shop_kept.wp_wc_order_tax_lookup JOIN seq_0_to_333;

INSERT INTO wp_users SELECT * FROM shop_kept.wp_users WHERE ID = 1;
INSERT INTO wp_usermeta SELECT NULL, user_id, meta_key, meta_value FROM shop_kept.wp_usermeta WHERE user_id = 1;
ANALYZE TABLE wp_wc_order_product_lookup, wp_wc_order_coupon_lookup, wp_wc_order_tax_lookup;
