/**
 * The API of WooCommerce's customer effort surveys. There are no surveys here, so its components show nothing and its
 * actions store nothing.
 */
const nothing = () => null;
const none = () => {};

const customerEffortScore = {
	STORE_KEY: 'wc/customer-effort-score',
	ADMIN_INSTALL_TIMESTAMP_OPTION_NAME: 'woocommerce_admin_install_timestamp',
	ALLOW_TRACKING_OPTION_NAME: 'woocommerce_allow_tracking',
	QUEUE_OPTION_NAME: 'woocommerce_ces_tracks_queue',
	SHOWN_FOR_ACTIONS_OPTION_NAME: 'woocommerce_ces_shown_for_actions',
	default: nothing,
	CustomerEffortScore: nothing,
	CustomerEffortScoreModalContainer: nothing,
	CustomerEffortScoreTracks: nothing,
	CustomerEffortScoreTracksContainer: nothing,
	CustomerFeedbackModal: nothing,
	CustomerFeedbackSimple: nothing,
	FeedbackModal: nothing,
	addCustomerEffortScoreExitPageListener: none,
	addExitPage: none,
	getExitPageData: () => [],
	getStoreAgeInWeeks: (installed: number) =>
		Math.floor((Date.now() / 1000 - installed) / (7 * 24 * 60 * 60)),
	removeCustomerEffortScoreExitPageListener: none,
	removeExitPage: none,
	triggerExitPageCesSurvey: none,
	useCustomerEffortScoreExitPageTracker: none,
	useCustomerEffortScoreModal: () => ({
		showCesModal: none,
		wasPreviouslyShown: () => true,
		isLoading: false,
	}),
};

const page = window as { wc?: object }; // other scripts add to it
page.wc = { ...page.wc, customerEffortScore };

export {};
