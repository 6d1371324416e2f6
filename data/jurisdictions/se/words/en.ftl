furtherLaws-1 = Provisions of the Swedish Work Environment Authority on limits in the air of workplaces (AFS 2023:14).
furtherWasteLaws-1 = Waste Ordinance (Avfallsförordning, SFS 2020:614).
