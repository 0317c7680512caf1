window.anExtension = { features: window.wcAdminFeatures };
