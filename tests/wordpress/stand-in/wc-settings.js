window.wc = Object.assign(window.wc || {}, {
	wcSettings: {
		allSettings: window.wcSettings,
		getSetting: (name, fallback = false) => window.wcSettings[name] ?? fallback,
	},
});
