-- Creates tests/fixtures/store-a-tables.sql.gz: load the shop's dump into an empty database, run this script in it, then
-- mariadb-dump --skip-comments NAME | gzip -9 (without unused tables). The address is that of the export.
DELETE FROM wp_comments WHERE comment_type <> 'review';
DELETE FROM wp_posts WHERE post_type = 'shop_order_placehold';
DELETE FROM wp_options WHERE option_name NOT LIKE 'woocommerce\_%' AND option_name NOT IN ('home', 'siteurl', 'blogname',
	'timezone_string', 'gmt_offset', 'date_format', 'time_format', 'start_of_week', 'WPLANG', 'upload_url_path');
DELETE FROM wp_options WHERE option_name REGEXP 'transient|key|secret|maxmind' OR length(option_value) > 3000;
UPDATE wp_users SET user_pass = '';
DELETE FROM wp_usermeta WHERE meta_key NOT REGEXP '^(first_name|last_name|billing_|shipping_|wc_|wp_cap|last_update|paying)';
DELETE FROM wp_wc_orders_meta WHERE meta_key IN ('_billing_address_index', '_shipping_address_index');
UPDATE wp_options SET option_value = 'https://shop.example' WHERE option_name IN ('home', 'siteurl');
UPDATE wp_postmeta SET meta_value = replace(replace(meta_value, 'http://127.0.0.1:8088', 'https://shop.example'), 's:73:', 's:72:')
	WHERE meta_key = '_downloadable_files';
