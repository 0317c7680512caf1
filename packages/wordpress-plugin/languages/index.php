<?php
/**
 * The folder of translations (store-analytics-*.mo, *.json); this file prevents a listing.
 *
 * @package StoreAnalytics
 */
