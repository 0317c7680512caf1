<?php
/**
 * Translations (store-analytics-*.mo, *.json) lie here; the folder lists nothing.
 *
 * @package StoreAnalytics
 */
